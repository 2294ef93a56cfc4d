import {
  factList,
  markdownDocument,
  markdownSection,
  plainText,
} from '@/lib/core/text/markdown-document';
import { safeMarkdown } from '@/lib/core/text/safe-markdown';
import type { Post } from './model';

/** Returns the page of a post as Markdown. */
export function postMarkdown(post: Post): string {
  const { title, excerpt, body, authorName, authorRole, authorAbout, category, publishedAt, tags } =
    post;
  return markdownDocument(title, [
    plainText(excerpt),
    factList({
      Author: [authorName, authorRole].filter(Boolean).join(', '),
      Published: publishedAt?.slice(0, 10),
      Category: category,
      Tags: tags.join(', '),
    }),
    safeMarkdown(body),
    markdownSection('About the author', plainText(authorAbout ?? '')),
  ]);
}
