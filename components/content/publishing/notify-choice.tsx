import { useEffect, useState } from 'react';
import type { Audience } from '@/lib/blog/announcements/model';
import { peopleCount } from './people-count';
import { fetchAudience } from './use-publish-question';

type NotifyChoiceProps = {
  postId: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Checkbox to email the subscribers when a scheduled post goes live. Shows the current number of subscribers. */
export function NotifyChoice({ postId, checked, onChange }: NotifyChoiceProps) {
  const [audience, setAudience] = useState<Audience | null>(null);

  // Only the database knows the number of subscribers and whether the post was already announced.
  useEffect(() => {
    let isShown = true;
    void fetchAudience([postId], new Date()).then((found) => isShown && setAudience(found));
    return () => {
      isShown = false;
    };
  }, [postId]);

  if (audience?.posts === 0) {
    return <p className="mt-4">This post was announced before, so no one is emailed.</p>;
  }
  return (
    <label className="mt-4 flex items-start gap-2.5">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span>
        Email subscribers when it goes live
        <span className="block text-ink-3">
          {audience ? `${peopleCount(audience.recipients)} today.` : 'Counting the subscribers…'}
        </span>
      </span>
    </label>
  );
}
