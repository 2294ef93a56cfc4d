/** Sentences about the runs of /proof/fail-it-now. */
export const sandboxNotices = {
  sandboxFull:
    'All places are taken at this moment. One becomes free within 15 minutes; please try again.',
  sandboxEnded: 'This run is over: each lasts 15 minutes. You can start another.',
  sandboxBusy: 'That was very fast. Please wait a minute, then reload this page: your run goes on.',
  sandboxUnavailable:
    'Our server or its database does not answer at this moment, and a run needs both. Please try again in a minute.',
  sandboxLost: 'The connection is interrupted. This page goes on as soon as it is back.',
} as const;
