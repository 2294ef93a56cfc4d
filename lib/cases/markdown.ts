import {
  bullets,
  factList,
  markdownDocument,
  markdownSection,
  plainText,
} from '@/lib/core/text/markdown-document';
import { safeMarkdown } from '@/lib/core/text/safe-markdown';
import { actorNames } from './actors';
import { figureKindNames } from './figures/kinds';
import type { Figure } from './figures/model';
import { figurePeriod, figureText, isSourced, NOT_MEASURED, withFigures } from './figures/rules';
import { priceRange, weeksText } from './labels';
import type { CaseStudy } from './model';
import { outcomeNames } from './outcomes';

function figureLine(figure: Figure): string {
  if (!isSourced(figure)) return `${plainText(figure.label)}: ${NOT_MEASURED.toLowerCase()}`;
  const { label, kind, measuredBy, n, source } = figure;
  const how = [
    `${figureKindNames[kind]} by ${measuredBy}`,
    figurePeriod(figure),
    n !== null && `n = ${n}`,
    source,
  ];
  return `${plainText(label)}: **${plainText(figureText(figure))}** (${plainText(how.filter(Boolean).join('; '))})`;
}

/** Returns the page of a case as Markdown. Omits the value of a figure without a source. */
export function caseMarkdown(study: CaseStudy): string {
  const text = (markdown: string) => safeMarkdown(withFigures(markdown, study.figures));
  const steps = study.steps.map(
    ({ name, by, text: what }, index) =>
      `${index + 1}. **${plainText(name)}** (${actorNames[by].toLowerCase()}): ${plainText(what)}`,
  );
  const person = [study.personName, study.personRole, study.customer].filter(Boolean).join(', ');
  return markdownDocument(study.title, [
    plainText(study.summary),
    factList({
      Customer: study.customer,
      Sector: study.sector,
      Size: study.size,
      Outcome: outcomeNames[study.outcome],
      Length: weeksText(study.weeks),
      Price: priceRange(study),
      Stack: study.stack.join(', '),
    }),
    markdownSection('Situation', text(study.situation)),
    markdownSection('Baseline', text(study.baseline)),
    markdownSection(
      'What was built',
      [text(study.built), steps.join('\n')].filter(Boolean).join('\n\n'),
    ),
    markdownSection('What went wrong', text(study.wentWrong)),
    markdownSection('Result', text(study.result)),
    markdownSection('What it did not do', text(study.limits)),
    study.quote ? `> ${plainText(study.quote)}\n>\n> ${plainText(person)}` : '',
    markdownSection('Figures', bullets(study.figures.map(figureLine))),
  ]);
}
