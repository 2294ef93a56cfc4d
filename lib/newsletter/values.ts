import type { Issue } from './model';

/** Returns the form values of an issue. */
export function issueValues(issue: Issue): Record<string, string> {
  const { id, title, slug, subject, preheader, body, topics } = issue;
  return { id, title, slug, subject, preheader, body, topics: topics.join('\n') };
}

/** Form values of a new issue. */
export const newIssueValues = {
  id: '',
  title: '',
  slug: '',
  subject: '',
  preheader: '',
  body: '',
  topics: '',
};
