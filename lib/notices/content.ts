/** Sentences about editing what the public site shows. */
export const contentNotices = {
  contentPublished: 'Published. The public page shows it now.',
  contentPublishedAndMailed:
    'Published. The public page shows it now. Subscribers are being mailed.',
  contentScheduledWithMail:
    'Scheduled. It goes live at that time, and the subscribers are mailed then.',
  contentScheduled: 'Scheduled. It goes live at that time.',
  contentUnpublished: 'Back to draft. Only preview links show it.',
  contentArchived: 'Archived. It is no longer on the site.',
  publishingUndone: 'Undone. The site shows what it showed before.',
  contentChangedMeanwhile:
    'Nothing was changed: somebody else has changed or removed this. The list now shows its current state.',
  contentTimePassed: 'That time has passed. Please choose a later one.',
  previewLinkCopied: 'Preview link copied. It works for 7 days.',
  previewLinkNotCopied: 'The link could not be copied. Open the preview and copy its URL.',
  previewLinkInvalid:
    'Preview links work for 7 days. Please ask the person who sent you this one for a new link.',
  contentIncomplete: 'Something is missing in this draft. Open it and publish it there.',
  manyContentIncomplete:
    'Nothing was published: something is missing in one of these drafts. Open it and publish it there.',
  contentNotReady:
    'Nothing was saved: a picture in the text needs its alternative text, or a figure its source. The field says which.',
  contentMoved: 'Done. The public pages follow at once.',
  contentMovedAndMailed: 'Done. The public pages follow at once. Subscribers are being mailed.',
  registrantsTold: 'Done. The public pages follow at once. Registered people are being mailed.',
  webinarIntoPast:
    'People are registered for this webinar, so it cannot move to a time that has passed. Nothing was saved.',
  webinarHasRegistrants:
    'People are registered for this webinar. Take it off the site first; you can tell them then. Nothing was deleted.',
  caseWithoutSource:
    'A case is published with at least one figure, and each has a source. Nothing was saved.',
  figureTaken: 'Another case has a figure with this id. Nothing was saved; please choose another.',
  contentRightMissing:
    'You may not work on this content, or not in this way. A team leader gives that right.',
  onlyPublishersChange: 'This is no draft, so only those who may publish change what is here.',
  rightsGiven: 'Content rights saved. They count at the next request.',
  reviewAsked: 'Asked for a review. Those who may publish are told.',
  reviewAskedBefore:
    'A review of this is open already; the text that you have typed since is part of it.',
  reviewCommented: 'Comment added.',
  reviewSentBack: 'Sent back. Its writer is told.',
  reviewOver: 'Nothing was changed: this review is over. Please reload the page.',
  contentHasPeople:
    'People belong to this record, so only a team leader can delete it. Nothing was deleted.',
  contentSaved: 'Saved as a new version.',
  contentCreated: 'Draft created. Only those who write here see it.',
  contentDuplicated: 'Copied into a new draft.',
  contentDeleted: 'Deleted. Its page is no longer on the site.',
  draftDiscarded: 'Unpublished changes discarded.',
  revisionRestored: 'Restored into the draft. Nothing is published yet.',
  editorOutdated:
    'Nothing was changed: somebody else has changed this since you opened it. Please reload the page.',
  slugTaken: 'Another page has this URL. Nothing was saved; please choose another.',
  localCopyFound: 'This browser kept text that had not reached the server.',
  imageUploaded: 'Picture uploaded.',
  imageAlreadyHere: 'This picture is already here. It was not stored again.',
  imageDescribed: 'Picture saved. Texts in which it is placed from now on start with this.',
  imageCropKept:
    'Picture saved. Pages that show it keep their crop: some of them are not yours to change.',
  imageReplaced:
    'Replaced everywhere. The old picture is in the library until somebody deletes it.',
  imageSame: 'This is the same picture. Nothing was changed.',
  imageNotReplaced:
    'Nothing was replaced: this picture is used where you may not change the text. Ask somebody who may publish it.',
  imageUsed: 'Nothing was deleted: this picture is in use. The list shows where.',
  imageNotDeleted:
    'Nothing was deleted: the picture is gone, or it was uploaded by somebody else and only those who may publish delete it.',
  imageDeleted: 'Picture deleted.',
  scheduleMoved: 'Moved. It goes live at the new time.',
  scheduleMovedBack: 'Moved back.',
  imageRefused: 'This file cannot be used as a picture.',
  videoAdded: 'The video is here. The public page shows it where the record is published.',
  videoTextsSaved: 'Captions, transcript and chapters saved.',
  videoRemoved: 'Removed. The page goes on without a video.',
  videoRefused: 'This file cannot be used as a video.',
  applicantSaved: 'Application saved.',
  applicantsMoved: 'Moved. No mail is sent.',
  applicantsUnmoved: 'Nothing was moved: somebody else has moved or removed these meanwhile.',
  tagIntroduced: 'Saved. The page shows it now, and search engines may list the page.',
  tagNotIntroduced: 'Saved without an introduction. Search engines are asked not to list the page.',
  outlineSaved: 'Outline saved. The public page shows it now.',
} as const;
