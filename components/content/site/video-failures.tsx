const sentences: Record<string, string> = {
  storage:
    'The video cannot be played at the moment: our storage does not answer. Everything that is said in it stands in the transcript.',
  offline:
    'The video stopped because this device is offline. It continues once the connection is back.',
  gone: 'This video is no longer here. Please load the page again.',
  format:
    'This browser cannot play the video. Everything that is said in it stands in the transcript.',
  elsewhere: 'The video cannot be played at the moment: the site on which it lies does not answer.',
};

/** Reasons why a video does not play; the script of videos shows the one that applies. */
export function VideoFailures() {
  return (
    <div role="status">
      {Object.entries(sentences).map(([reason, sentence]) => (
        <p key={reason} hidden data-failure={reason} className="mt-3 text-high">
          {sentence}
        </p>
      ))}
    </div>
  );
}
