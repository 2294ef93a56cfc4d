/** Sentences about the runs of /proof/fail-it-now. */
export const sandboxNotices = {
  sandboxFull:
    'All places are taken at the moment. One becomes free within 15 minutes; please try again.',
  sandboxEnded: 'This run is over: each run lasts 15 minutes. You can start another.',
  sandboxBusy:
    'That was too fast. Please wait a minute, then reload this page: your run continues.',
  sandboxUnavailable:
    'Our server or its database is not responding, and a run needs both. Please try again in a minute.',
  sandboxLost: 'The connection was lost. This page continues as soon as it is back.',
} as const;
