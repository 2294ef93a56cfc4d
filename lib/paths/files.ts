import { type ContentTable, paths } from '../paths.ts';

/** A certificate as PDF. */
export function certificateFilePath(id: string): string {
  return `/api/certificates/${id}`;
}

/** Endpoint of a content list as CSV. */
export function contentExportPath(table: ContentTable): string {
  return `/api/export/content/${table}`;
}

/** Endpoint of what a record brought as CSV. */
export function resultsExportPath(table: ContentTable, id: string, days: string): string {
  return `/api/export/results/${table}/${id}?${new URLSearchParams({ days })}`;
}

/** Endpoint of the registrations for a webinar as CSV. */
export function registrationExportPath(webinarId: string): string {
  return `${paths.exports.registrations}?webinar=${webinarId}`;
}

/** Endpoint of the applications for a job as CSV. */
export function applicantExportPath(jobId: string): string {
  return `/api/export/applicants/${jobId}`;
}

/** Endpoint of the CV of an application; leaders only. */
export function cvPath(applicationId: string): string {
  return `/api/applications/${applicationId}/cv`;
}

/** Files of a video. The first is answered with a URL of the storage that expires, the others with the file. */
export type VideoFile = 'video' | 'poster' | 'captions';

/**
 * Endpoint of a file of a video.
 * @param key opens a video that is not public, until it expires
 */
export function videoFilePath(id: string, file: VideoFile, key?: string): string {
  return `/api/media/${id}/${file}${key ? `?${new URLSearchParams({ key })}` : ''}`;
}

/** PDF of a proposal for staff. */
export function proposalPdfPath(id: string): string {
  return `/api/proposals/${id}`;
}

/** An issue as a mail, for those who may mail subscribers. */
export function newsletterMailPath(id: string): string {
  return `/api/newsletter/${id}/mail`;
}

/** The mail that announces a post, for those who may mail subscribers. */
export function announcementMailPath(postId: string): string {
  return `/api/newsletter/announcement/${postId}/mail`;
}

/** The picture with which a record would be shared under this title, for those who work on its kind. */
export function socialCardPath(table: ContentTable, id: string, title: string): string {
  return `/api/content/${table}/${id}/social-card?${new URLSearchParams({ title })}`;
}

/** Endpoint of everything about the person with an email as JSON; leaders only. */
export function personExportPath(email: string): string {
  return `${paths.exports.person}?${new URLSearchParams({ email })}`;
}
