import { type ContentTable, paths } from '../paths.ts';

/** A certificate as PDF. */
export function certificateFilePath(id: string): string {
  return `/api/certificates/${id}`;
}

/** CSV export of a content list. */
export function contentExportPath(table: ContentTable): string {
  return `/api/export/content/${table}`;
}

/** CSV export of the results of a record. */
export function resultsExportPath(table: ContentTable, id: string, days: string): string {
  return `/api/export/results/${table}/${id}?${new URLSearchParams({ days })}`;
}

/** CSV export of the registrations for a webinar. */
export function registrationExportPath(webinarId: string): string {
  return `${paths.exports.registrations}?webinar=${webinarId}`;
}

/** CSV export of the applications for a job. */
export function applicantExportPath(jobId: string): string {
  return `/api/export/applicants/${jobId}`;
}

/** CV of an application; leaders only. */
export function cvPath(applicationId: string): string {
  return `/api/applications/${applicationId}/cv`;
}

/** Files of a video. The first redirects to an expiring storage URL, the others return the file itself. */
export type VideoFile = 'video' | 'poster' | 'captions';

/**
 * URL of a file of a video.
 * @param key gives access to a video that is not public, until it expires
 */
export function videoFilePath(id: string, file: VideoFile, key?: string): string {
  return `/api/media/${id}/${file}${key ? `?${new URLSearchParams({ key })}` : ''}`;
}

/** PDF of a proposal for staff. */
export function proposalPdfPath(id: string): string {
  return `/api/proposals/${id}`;
}

/** Preview of an issue as an email, for people who may email subscribers. */
export function newsletterMailPath(id: string): string {
  return `/api/newsletter/${id}/mail`;
}

/** Preview of the email that announces a post, for people who may email subscribers. */
export function announcementMailPath(postId: string): string {
  return `/api/newsletter/announcement/${postId}/mail`;
}

/** Social card of a record with this title, for people who can edit its kind. */
export function socialCardPath(table: ContentTable, id: string, title: string): string {
  return `/api/content/${table}/${id}/social-card?${new URLSearchParams({ title })}`;
}

/** JSON export of everything about the person with an email address; leaders only. */
export function personExportPath(email: string): string {
  return `${paths.exports.person}?${new URLSearchParams({ email })}`;
}
