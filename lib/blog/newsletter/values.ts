import type { Issue } from './model';

/** Returns an issue as its form shows it. */
export function issueValues(issue: Issue): Record<string, string> {
  const { id, title, slug, subject, preheader, body, topics } = issue;
  return { id, title, slug, subject, preheader, body, topics: topics.join('\n') };
}

/** A new issue as its form shows it. */
export const newIssueValues = {
  id: '',
  title: '',
  slug: '',
  subject: '',
  preheader: '',
  body: '',
  topics: '',
};
