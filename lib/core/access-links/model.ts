/** Purposes of private links: a registrant's page, the lessons of a course, a proposal. */
export type AccessPurpose = 'webinar' | 'course' | 'proposal';

/** A private link that opens: `subjectId` is the registration, enrolment or proposal. */
export type AccessLink = { id: string; subjectId: string; email: string };
