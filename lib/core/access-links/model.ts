/** Purposes of private links: a registrant's page, the lessons of a course, a proposal. */
export type AccessPurpose = 'webinar' | 'course' | 'proposal';

/** A valid private link: `subjectId` is the id of the registration, enrolment or proposal. */
export type AccessLink = { id: string; subjectId: string; email: string };
