type MeetingLinkProps = { url: string };

/** Link to the video room of the consultation. */
export function MeetingLink({ url }: MeetingLinkProps) {
  return (
    <span className="mt-2 block text-ink-2">
      Join by video:{' '}
      <a href={url} className="wrap-anywhere text-accent underline underline-offset-4">
        {url}
      </a>
    </span>
  );
}
