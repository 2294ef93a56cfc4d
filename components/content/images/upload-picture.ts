import { answerOf } from '@/components/records/answer-of';
import { uploadImage } from '@/lib/content/images/actions';
import { refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { imageMessages, MAX_IMAGE_BYTES } from '@/lib/core/images/rules';

/** Reason for a failed upload: field errors, or a message. */
export type UploadRefusal = { sentence?: string; errors?: Record<string, string> };

/** Uploads the picture from the form fields `file` and `alt`. */
export async function uploadPicture(form: FormData) {
  const file = form.get('file');
  if (file instanceof File && file.size > MAX_IMAGE_BYTES) {
    // The server would abort an oversized request.
    return { refused: { errors: { file: imageMessages.tooLarge } } };
  }
  const answer = await answerOf(uploadImage(form));
  if (answer.data) return { uploaded: answer.data };
  const refusal = refusalIn(answer);
  const errors = refusal.details.fieldErrors;
  return { refused: errors ? { errors } : { sentence: sentenceOf(refusal) } };
}
