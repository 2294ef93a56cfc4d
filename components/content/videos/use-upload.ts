import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { addUpload } from '@/lib/content/videos/actions';
import type { RecordInput, VideoKind } from '@/lib/content/videos/schema';
import { refusalIn } from '@/lib/core/actions/refusal';
import { sharedNotices } from '@/lib/notices/shared';
import { takePoster } from './poster';
import { sendParts, sentenceOfFile, UploadFailure } from './send-parts';

export type UploadState =
  | { step: 'idle'; error?: string }
  | { step: 'sending' | 'paused'; sent: number; size: number }
  | { step: 'checking' };

/** Returns the state of an upload and the functions to start, pause and resume it. */
export function useUpload(record: RecordInput) {
  const router = useRouter();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<Awaited<ReturnType<typeof sendParts>>['upload'] | null>(null);

  async function show(file: File, kind: VideoKind, path: string) {
    setState({ step: 'checking' });
    const form = new FormData();
    form.set('table', record.table);
    form.set('id', record.id);
    form.set('path', path);
    form.set('kind', kind);
    const poster = await takePoster(file);
    if (poster) form.set('poster', new File([poster], 'poster'));
    const answer = await addUpload(form);
    if (!answer.data) throw new UploadFailure(sentenceOfFile(refusalIn(answer)));
    toast.success(answer.data.text);
    router.refresh();
  }

  async function start(file: File, kind: VideoKind) {
    const { size } = file;
    setState({ step: 'sending', sent: 0, size });
    try {
      const { upload, finished } = await sendParts(record, file, (sent) =>
        setState(({ step }) => ({ step: step === 'paused' ? step : 'sending', sent, size })),
      );
      running.current = upload;
      await show(file, kind, await finished);
      setState({ step: 'idle' });
    } catch (error) {
      const sentence = error instanceof UploadFailure ? error.message : sharedNotices.notReached;
      setState({ step: 'idle', error: sentence });
    }
  }

  function pause() {
    void running.current?.abort();
    setState((now) => (now.step === 'sending' ? { ...now, step: 'paused' } : now));
  }

  function resume() {
    running.current?.start();
    setState((now) => (now.step === 'paused' ? { ...now, step: 'sending' } : now));
  }

  return { state, start, pause, resume };
}
