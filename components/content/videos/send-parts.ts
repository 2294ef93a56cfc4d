import type { Upload } from 'tus-js-client';
import { startUpload } from '@/lib/content/videos/actions';
import {
  isVideoType,
  PART_BYTES,
  type UploadProblem,
  uploadMessages,
} from '@/lib/content/videos/rules';
import type { RecordInput } from '@/lib/content/videos/schema';
import { type Refusal, refusalIn } from '@/lib/core/actions/refusal';

const RETRY_MS = [0, 1000, 3000, 5000, 10_000];

/** Upload failure with a message for the user. */
export class UploadFailure extends Error {}

export const failureOf = (problem: UploadProblem) => new UploadFailure(uploadMessages[problem]);

/** Returns the error message of the file field, or else the general message of the refusal. */
export const sentenceOfFile = ({ text, details }: Refusal) => details.fieldErrors?.file ?? text;

type Sending = {
  /** Resolves to the storage path when the upload is complete. */
  finished: Promise<string>;
  upload: Upload;
};

/**
 * Uploads a file to the storage in parts. A lost part is sent again. If the same file was interrupted earlier in this
 * browser, the upload resumes where it stopped.
 * @throws UploadFailure
 */
export async function sendParts(
  record: RecordInput,
  file: File,
  onProgress: (sent: number) => void,
): Promise<Sending> {
  if (file.size === 0) throw failureOf('empty');
  if (!isVideoType(file.type)) throw failureOf('wrongType');
  const tus = await import('tus-js-client');
  const name = ['video', record.id, file.name, file.size, file.lastModified].join(' ');
  const upload = new tus.Upload(file, { fingerprint: async () => name });
  const [earlier] = await upload.findPreviousUploads();
  const answer = await startUpload({
    ...record,
    type: file.type,
    size: file.size,
    path: earlier?.metadata.objectName ?? null,
  });
  if (!answer.data) throw new UploadFailure(sentenceOfFile(refusalIn(answer)));
  const { endpoint, path, headers } = answer.data;
  const finished = new Promise<string>((resolve, reject) => {
    Object.assign(upload.options, {
      endpoint,
      headers,
      chunkSize: PART_BYTES,
      retryDelays: RETRY_MS,
      removeFingerprintOnSuccess: true,
      metadata: { bucketName: 'videos', objectName: path, contentType: file.type },
      onProgress,
      onSuccess: () => resolve(path),
      onError: () => reject(failureOf('lost')),
    });
  });
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
  return { finished, upload };
}
