'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { editorAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { requireChange } from '@/lib/core/auth/change';
import type { Editor } from '@/lib/core/auth/guard';
import type { PublicChange } from '@/lib/core/cache/change';
import { readUpload } from '@/lib/core/images/picture';
import { leftOutCues } from './captions';
import { readOwner, readShownVideo } from './data';
import { inMegabytes, type UploadProblem, uploadMessages } from './rules';
import {
  addForm,
  linkForm,
  type RecordInput,
  recordInput,
  textsForm,
  textsValues,
  uploadInput,
} from './schema';
import { readVideoFile } from './video-file';
import {
  hideVideo,
  isShownAlready,
  newUpload,
  openUpload,
  readUploadLimit,
  removeFiles,
  showLink,
  showUpload,
  storeTexts,
} from './writes';

const refused = (problem: UploadProblem, more = '') =>
  new ActionFailure('videoRefused', { fieldErrors: { file: uploadMessages[problem] + more } });

type EditorContext = Parameters<typeof requireChange>[0] & { editor: Editor };

/**
 * Returns the proof for a person who may change the video of a record. Refuses with 'contentRightMissing',
 * 'recordGone'.
 */
async function requireVideo(ctx: EditorContext, record: RecordInput): Promise<Editor> {
  const owner = await readOwner(ctx.editor, record);
  if (!owner) throw new ActionFailure('recordGone');
  return requireChange(ctx, owner);
}

/** Returns the changes on the public site after the video of a record has changed. */
async function changeOf(editor: Editor, record: RecordInput): Promise<PublicChange[]> {
  const shown = await readShownVideo(editor, record);
  return shown ? [shown.page] : [];
}

/**
 * Answers a ticket for a resumable upload of one file by the browser (editors). Refused: 'videoRefused' for a file over
 * the storage's size limit.
 */
export const startUpload = editorAction
  .inputSchema(uploadInput)
  .action(async ({ parsedInput: { type, size, path, ...record }, ctx }) => {
    const editor = await requireVideo(ctx, record);
    const limit = await readUploadLimit();
    if (size > limit) throw refused('tooLarge', ` Its limit is ${inMegabytes(limit)}.`);
    return newUpload(editor, type, path);
  });

/**
 * Adds an uploaded file, with the picture of the field `poster`, to a record (editors). Type, length, size and
 * sound are read from its bytes. Refused: 'videoRefused' with the problem, after removing the file; 'recordGone'.
 */
export const addUpload = editorAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const { path, kind, ...record } = parseForm(addForm, form);
    const editor = await requireVideo(ctx, record);
    // Otherwise a file already in use would be removed if this check found a problem.
    if (await isShownAlready(path)) throw refused('lost');
    const file = await openUpload(path);
    if (!file) throw refused('lost');
    const facts = await readVideoFile(file);
    const isLie = !('problem' in facts) && facts.mimeType !== file.type;
    if ('problem' in facts || isLie) {
      await removeFiles([path]);
      throw refused('problem' in facts ? facts.problem : 'wrongType');
    }
    const poster = await readUpload(form.get('poster'));
    const upload = {
      path,
      kind,
      size: file.size,
      facts,
      poster: 'problem' in poster ? null : poster,
    };
    if (!(await showUpload(editor, record, upload))) throw new ActionFailure('recordGone');
    ctx.changed(...(await changeOf(editor, record)));
    return done('videoAdded');
  });

/** Adds an external video to a record (editors). Refused: 'recordGone'. */
export const addLink = editorAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const { url, kind, sound, ...record } = parseForm(linkForm, form);
    const editor = await requireVideo(ctx, record);
    if (!(await showLink(editor, record, { url, kind, sound })))
      throw new ActionFailure('recordGone');
    ctx.changed(...(await changeOf(editor, record)));
    return done('videoAdded');
  });

/**
 * Changes what a video is called and its captions, transcript and chapters (editors). The answer lists cues that were left out. Refused:
 * `staleWriteFailure`.
 */
export const saveTexts = editorAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(textsForm, form);
    const editor = await requireVideo(ctx, input);
    if (!(await storeTexts(editor, input))) {
      const shown = await readShownVideo(editor, input);
      const video = shown?.video;
      const current = video && { version: video.version, values: textsValues(video) };
      throw staleWriteFailure(current ?? null, input.version, formValues(form));
    }
    ctx.changed(...(await changeOf(editor, input)));
    const leftOut = leftOutCues(formValues(form).captions ?? '');
    return leftOut ? done('videoTextsSaved', { name: leftOut }) : done('videoTextsSaved');
  });

/** Removes the video of a record (editors). Refused: 'recordGone'. */
export const removeVideo = editorAction
  .inputSchema(recordInput)
  .action(async ({ parsedInput: record, ctx }) => {
    const editor = await requireVideo(ctx, record);
    if (!(await hideVideo(editor, record))) throw new ActionFailure('recordGone');
    ctx.changed(...(await changeOf(editor, record)));
    return done('videoRemoved');
  });
