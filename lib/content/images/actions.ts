'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { editorAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import type { PublicChange } from '@/lib/core/cache/change';
import { hashUpload, readUpload } from '@/lib/core/images/picture';
import { imageMessages, MAX_ALT_LENGTH, MAX_NAME_LENGTH } from '@/lib/core/images/rules';
import { trimText } from '@/lib/core/text/trim';
import { pictureAddress } from './address';
import { findByHash, listImages, readImage } from './data';
import type { FoundImage } from './model';
import { imageForm, imageSearch, imageValues, replacedInput } from './schema';
import { removeImage, replaceEverywhere, storeDetails, storeImage } from './writes';

const refused = (fieldErrors: Record<string, string>) =>
  new ActionFailure('imageRefused', { fieldErrors });

/** Returns the name of an uploaded file for the library. */
function nameOf(file: FormDataEntryValue | null): string {
  return file instanceof File ? trimText(file.name).slice(0, MAX_NAME_LENGTH) : '';
}

type Replaced = NonNullable<Awaited<ReturnType<typeof replaceEverywhere>>>;

const changesOf = (replaced: Replaced): PublicChange[] =>
  replaced.map(({ kind, record }) => ({ table: kind, record, old_record: record }));

/**
 * Stores the picture of the form fields `file` and `alt` (editors) and answers its path. A file that the library
 * already contains is not stored again. Refused: 'imageRefused' with the error of each field.
 */
export const uploadImage = editorAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const field = form.get('file');
    const alt = trimText(String(form.get('alt') ?? ''));
    const sha256 = await hashUpload(field);
    const known = sha256 ? await findByHash(ctx.editor, sha256) : null;
    const file = known ? null : await readUpload(field);
    const fieldErrors: Record<string, string> = {};
    if (file && 'problem' in file) fieldErrors.file = imageMessages[file.problem];
    if (!alt) fieldErrors.alt = imageMessages.undescribed;
    if (alt.length > MAX_ALT_LENGTH) {
      fieldErrors.alt = `Alternative text must be at most ${MAX_ALT_LENGTH} characters.`;
    }
    if (fieldErrors.file || fieldErrors.alt) throw refused(fieldErrors);
    if (known) {
      const address = pictureAddress(known);
      return done('imageAlreadyHere', { id: known.id, address, alt });
    }
    if (!file || 'problem' in file || !sha256) throw refused({ file: imageMessages.missing });
    const { image, isNew } = await storeImage(ctx.editor, file, {
      name: nameOf(field),
      sha256,
      alt,
    });
    const notice = isNew ? ('imageUploaded' as const) : ('imageAlreadyHere' as const);
    return done(notice, { id: image.id, address: pictureAddress(image), alt });
  });

/** Returns a page of the pictures whose name, alternative text or caption matches the words, newest first (editors). */
export const findImages = editorAction
  .inputSchema(imageSearch)
  .action(async ({ parsedInput: { words, after }, ctx: { editor } }) => {
    const wanted = { q: words, sort: '-created_at', after, type: null, used: null } as const;
    const { rows, next } = await listImages(editor, wanted);
    const images = rows.map((image): FoundImage => {
      const { id, name, path, alt, caption, src, focalX, focalY } = image;
      const address = pictureAddress(image);
      return { id, name: name || path, alt, caption, src, focalX, focalY, address };
    });
    return { images, next };
  });

/**
 * Stores the description of a picture in the library (editors) and revalidates pages that crop it. Refused: field
 * errors; `staleWriteFailure`.
 */
export const saveImage = editorAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { editor, changed } }) => {
    const input = parseForm(imageForm, form);
    const before = await readImage(editor, input.id);
    if (!(await storeDetails(editor, input))) {
      const current = before && { version: before.version, values: imageValues(before) };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    if (before?.focalX === input.focalX && before.focalY === input.focalY) {
      return done('imageDescribed');
    }
    const replaced = await replaceEverywhere(editor, input.id, input.id);
    if (!replaced) return done('imageCropKept');
    changed(...changesOf(replaced));
    return done('imageDescribed');
  });

/**
 * Stores the picture of the form field `file` and replaces the picture with the form's `id` wherever it is used
 * (editors): everywhere or nowhere. The old file remains in the library. Refused: 'imageRefused' with the error of the
 * file, 'imageSame' for the same file, 'imageNotReplaced' if the editor may not change one of the records that use it,
 * 'recordGone'.
 */
export const replaceImage = editorAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { editor, changed } }) => {
    const { id } = parseForm(replacedInput, form);
    const old = await readImage(editor, id);
    if (!old) throw new ActionFailure('recordGone');
    const field = form.get('file');
    const sha256 = await hashUpload(field);
    const known = sha256 ? await findByHash(editor, sha256) : null;
    if (known?.id === id) throw new ActionFailure('imageSame');
    const file = known ? null : await readUpload(field);
    if (file && 'problem' in file) throw refused({ file: imageMessages[file.problem] });
    const described = {
      name: nameOf(field),
      sha256: sha256 ?? '',
      alt: old.alt,
      caption: old.caption,
    };
    const stored = file && (await storeImage(editor, file, described));
    const replacement = known?.id ?? stored?.image.id;
    if (!replacement) throw refused({ file: imageMessages.missing });
    const replaced = await replaceEverywhere(editor, id, replacement);
    if (!replaced) {
      if (stored?.isNew) await removeImage(editor, replacement);
      throw new ActionFailure('imageNotReplaced');
    }
    changed(...changesOf(replaced));
    return done('imageReplaced', { count: old.uses.length, id: replacement });
  });

/** Deletes an unused picture from the library (editors). Refused: 'imageUsed', 'imageNotDeleted'. */
export const deleteImage = editorAction
  .inputSchema(replacedInput)
  .action(async ({ parsedInput: { id }, ctx: { editor } }) => {
    const outcome = await removeImage(editor, id);
    if (outcome === 'used') throw new ActionFailure('imageUsed');
    if (outcome === 'gone') throw new ActionFailure('imageNotDeleted');
    return done('imageDeleted');
  });
