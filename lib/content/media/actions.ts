'use server';
import { z } from 'zod';
import { readUpload } from '@/lib/content/images/picture';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import type { Leader } from '@/lib/core/auth/guard';
import type { PublicChange } from '@/lib/core/cache/change';
import { readShownVideo } from './data';
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

/** Returns what the public site shows differently once the video of a record has changed. */
async function changeOf(leader: Leader, record: RecordInput): Promise<PublicChange[]> {
  const shown = await readShownVideo(leader, record);
  return shown ? [shown.page] : [];
}

/**
 * Answers a ticket with which the browser uploads one file in parts (leaders). Refused: 'videoRefused' for a file
 * larger than the storage takes.
 */
export const startUpload = leaderAction
  .inputSchema(uploadInput)
  .action(async ({ parsedInput: { type, size, path }, ctx }) => {
    const limit = await readUploadLimit();
    if (size > limit) throw refused('tooLarge', ` Its limit is ${inMegabytes(limit)}.`);
    return newUpload(ctx.leader, type, path);
  });

/**
 * Shows an uploaded file, with the picture of the field `poster`, in a record (leaders). Type, length and size are read
 * from its bytes. Refused: 'videoRefused' with what is wrong, and the file is removed; 'recordGone'.
 */
export const addUpload = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const { path, ...record } = parseForm(addForm, form);
    const file = await openUpload(path);
    if (!file) throw refused('lost');
    const facts = await readVideoFile(file);
    const isLie = !('problem' in facts) && facts.mimeType !== file.type;
    if ('problem' in facts || isLie) {
      await removeFiles([path]);
      throw refused('problem' in facts ? facts.problem : 'wrongType');
    }
    const poster = await readUpload(form.get('poster'));
    const upload = { path, size: file.size, facts, poster: 'problem' in poster ? null : poster };
    if (!(await showUpload(ctx.leader, record, upload))) throw new ActionFailure('recordGone');
    ctx.changed(...(await changeOf(ctx.leader, record)));
    return { notice: 'videoAdded' as const };
  });

/** Shows a video that is elsewhere in a record (leaders). Refused: 'recordGone'. */
export const addLink = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const { url, ...record } = parseForm(linkForm, form);
    if (!(await showLink(ctx.leader, record, url))) throw new ActionFailure('recordGone');
    ctx.changed(...(await changeOf(ctx.leader, record)));
    return { notice: 'videoAdded' as const };
  });

/** Changes captions, transcript and chapters of a video (leaders). Refused: `staleWriteFailure`. */
export const saveTexts = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(textsForm, form);
    if (!(await storeTexts(ctx.leader, input))) {
      const shown = await readShownVideo(ctx.leader, input);
      const video = shown?.video;
      const current = video && { version: video.version, values: textsValues(video) };
      throw staleWriteFailure(current ?? null, input.version, formValues(form));
    }
    ctx.changed(...(await changeOf(ctx.leader, input)));
    return { notice: 'videoTextsSaved' as const };
  });

/** Removes the video of a record (leaders). Refused: 'recordGone'. */
export const removeVideo = leaderAction
  .inputSchema(recordInput)
  .action(async ({ parsedInput: record, ctx }) => {
    if (!(await hideVideo(ctx.leader, record))) throw new ActionFailure('recordGone');
    ctx.changed(...(await changeOf(ctx.leader, record)));
    return { notice: 'videoRemoved' as const };
  });
