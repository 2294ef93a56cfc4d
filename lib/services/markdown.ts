import {
  bullets,
  factList,
  markdownDocument,
  markdownSection,
  plainText,
} from '@/lib/core/text/markdown-document';
import { safeMarkdown } from '@/lib/core/text/safe-markdown';
import type { Service } from './model';
import { priceLabel } from './rules';

/** Renders the page of a service as Markdown. */
export function serviceMarkdown(service: Service): string {
  const { title, summary, category, priceFrom, duration, description, scope, process, faq } =
    service;
  return markdownDocument(title, [
    plainText(summary),
    factList({ Category: category, Price: priceLabel(priceFrom), Duration: duration }),
    markdownSection('What we do, and why this way', safeMarkdown(description)),
    markdownSection('What is included', bullets(scope.map(plainText))),
    markdownSection(
      'Process',
      process
        .map((step, index) => `${index + 1}. **${plainText(step.title)}:** ${plainText(step.text)}`)
        .join('\n'),
    ),
    markdownSection(
      'Questions',
      faq
        .map(({ question, answer }) => `### ${plainText(question)}\n\n${plainText(answer)}`)
        .join('\n\n'),
    ),
  ]);
}
