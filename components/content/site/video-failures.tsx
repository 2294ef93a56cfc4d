const sentences: Record<string, string> = {
  storage:
    'The video cannot be played at the moment: our storage is not responding. The transcript contains everything that is said.',
  offline:
    'The video stopped because this device is offline. It continues once the connection is back.',
  gone: 'This video is no longer available. Please reload the page.',
  format: 'This browser cannot play the video. The transcript contains everything that is said.',
  elsewhere: 'The video cannot be played at the moment: the site that hosts it is not responding.',
};

/** Messages for a video that does not play. The video script shows the message that applies. */
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
