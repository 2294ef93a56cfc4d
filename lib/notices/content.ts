/** Sentences about editing what the public site shows. */
export const contentNotices = {
  contentPublished: 'Published. The public page is up to date.',
  contentPublishedAndMailed:
    'Published. The public page is up to date. Subscribers are being emailed.',
  contentScheduledWithMail:
    'Scheduled. It goes live at that time, and subscribers are emailed then.',
  contentScheduled: 'Scheduled. It goes live at that time.',
  contentUnpublished: 'Moved back to draft. Only preview links show it.',
  contentArchived: 'Archived. It is no longer on the site.',
  publishingUndone: 'Undone. The site shows the previous version again.',
  contentChangedMeanwhile:
    'Nothing was changed: someone else has changed or removed this. The list now shows its current state.',
  contentTimePassed: 'That time has passed. Please choose a later one.',
  previewLinkCopied: 'Preview link copied. It works for 7 days.',
  previewLinkNotCopied: 'The link could not be copied. Open the preview and copy its URL.',
  previewLinkInvalid:
    'Preview links work for 7 days. Please ask the person who sent you this one for a new link.',
  contentIncomplete: 'This draft is incomplete. Open it and publish it there.',
  manyContentIncomplete:
    'Nothing was published: one of these drafts is incomplete. Open it and publish it there.',
  contentNotReady:
    'Nothing was saved: a picture in the text needs alternative text, or a figure needs a source. The field shows which.',
  contentMoved: 'Done. The public pages are being updated.',
  contentMovedAndMailed: 'Done. The public pages are being updated. Subscribers are being emailed.',
  registrantsTold: 'Done. The public pages are being updated. Registrants are being emailed.',
  webinarIntoPast:
    'Nothing was saved: people are registered for this webinar, so it cannot be moved into the past.',
  webinarHasRegistrants:
    'Nothing was deleted: people are registered for this webinar. Take it off the site first; you can notify them then.',
  caseWithoutSource:
    'Nothing was saved: a published case needs at least one figure, and each figure needs a source.',
  figureTaken: 'Nothing was saved: another case has a figure with this id. Please choose another.',
  contentRightMissing: 'You do not have permission to do this. Ask a team leader for access.',
  onlyPublishersChange: 'This is not a draft. Only people who may publish can change it.',
  rightsGiven: 'Content rights saved. They apply from the next request.',
  reviewAsked: 'Review requested. Everyone who may publish is notified.',
  reviewAskedBefore: 'A review is already open. It includes the text you have typed since.',
  reviewCommented: 'Comment added.',
  reviewSentBack: 'Sent back. The writer is notified.',
  reviewOver: 'Nothing was changed: this review is closed. Please reload the page.',
  contentHasPeople:
    'Nothing was deleted: other people’s data belongs to this record, so only a team leader can delete it.',
  contentSaved: 'Saved as a new version.',
  contentCreated: 'Draft created. Only people who write here can see it.',
  contentDuplicated: 'Copied to a new draft.',
  contentDeleted: 'Deleted. Its page has been removed from the site.',
  draftDiscarded: 'Unpublished changes discarded.',
  revisionRestored: 'Restored as the draft. Nothing is published yet.',
  editorOutdated:
    'Nothing was changed: someone else has changed this since you opened it. Please reload the page.',
  slugTaken: 'Nothing was saved: another page has this URL. Please choose another.',
  localCopyFound: 'This browser has text that was not saved to the server.',
  imageUploaded: 'Picture uploaded.',
  imageAlreadyHere: 'This picture is already in the library. It was not added again.',
  imageDescribed: 'Picture saved. Texts that use it from now on start with this description.',
  imageCropKept:
    'Picture saved. Some pages keep their current crop, because you may not change them.',
  imageReplaced:
    'Replaced everywhere. The old picture stays in the library until someone deletes it.',
  imageSame: 'This is the same picture. Nothing was changed.',
  imageNotReplaced:
    'Nothing was replaced: this picture is used in content that you may not change. Ask someone who may publish it.',
  imageUsed: 'Nothing was deleted: this picture is in use. The list shows where.',
  imageNotDeleted:
    'Nothing was deleted: the picture no longer exists, or someone else uploaded it and only people who may publish can delete it.',
  imageDeleted: 'Picture deleted.',
  scheduleMoved: 'Moved. It goes live at the new time.',
  scheduleMovedBack: 'Moved back.',
  imageRefused: 'This file cannot be used as a picture.',
  videoAdded: 'Video added. The public page shows it once the record is published.',
  videoTextsSaved: 'Captions, transcript and chapters saved.',
  videoRemoved: 'Removed. The page no longer shows a video.',
  videoRefused: 'This file cannot be used as a video.',
  applicantSaved: 'Application saved.',
  applicantsMoved: 'Moved. No email is sent.',
  applicantsUnmoved: 'Nothing was moved: someone else has moved or removed these.',
  tagIntroduced: 'Saved. The page shows the introduction, and search engines may list it.',
  tagNotIntroduced: 'Saved without an introduction. Search engines are asked not to list the page.',
  outlineSaved: 'Outline saved. The public page is up to date.',
} as const;
