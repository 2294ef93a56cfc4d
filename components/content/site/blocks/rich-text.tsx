import type { ReactNode } from 'react';
import { type Block, Markdown } from '@/components/text/markdown';
import { ButtonLink } from '@/components/ui/button-link';
import { NO_FACTS, type TextFacts } from '@/lib/content/blocks/model';
import { processOf } from '@/lib/core/text/process-lines';
import { actionPath } from '@/lib/paths/site';
import { ProcessDrawing } from '../process-drawing';
import { BeforeAfterBlock } from './before-after-block';
import { QuoteBlock } from './quote-block';
import { ServiceBlock } from './service-block';

/** On a phone, every figure has the width of the text. */
const widths: Record<string, string> = { wide: 'max-w-none!', half: 'sm:max-w-[17rem]!' };

function FigureBlock({ attribute, children }: Block) {
  const [caption, source] = [attribute('caption'), attribute('source')];
  return (
    <figure className={`text-block ${widths[attribute('width') ?? ''] ?? ''}`}>
      {children}
      {(caption || source) && (
        <figcaption className="mt-3 text-[0.9375rem] leading-6">
          {caption && <span className="text-ink">{caption}</span>}
          {source && <span className="block text-ink-3">Source: {source}</span>}
        </figcaption>
      )}
    </figure>
  );
}

function ProcessBlock({ lines, children }: Block) {
  const { steps, links } = processOf(lines);
  if (steps.length === 0) return <div>{children}</div>;
  return (
    <figure className="text-block border-y border-line py-8">
      <ProcessDrawing steps={steps} links={links} />
    </figure>
  );
}

function drawBlock(block: Block, facts: TextFacts): ReactNode {
  const { attribute, children, lines } = block;
  switch (block.name) {
    case 'figure':
      return <FigureBlock {...block} />;
    case 'before-after':
      return <BeforeAfterBlock {...block} />;
    case 'quote':
      return <QuoteBlock block={block} people={facts.people} />;
    case 'process':
      return <ProcessBlock {...block} />;
    case 'action':
      return (
        <div className="text-block text-action">
          <ButtonLink href={actionPath(attribute('intent'))} size="lg">
            {lines.replace(/\s+/g, ' ') || 'Book a consultation'}
          </ButtonLink>
        </div>
      );
    case 'service':
      return <ServiceBlock block={block} services={facts.services} />;
    default:
      return (
        <aside className="text-block rounded-surface border border-line bg-surface px-6 py-5">
          {children}
        </aside>
      );
  }
}

type RichTextProps = {
  text: string;
  facts?: TextFacts;
  /** Elements by URL. They replace a paragraph that consists only of a link to that URL. */
  blocks?: Readonly<Record<string, ReactNode>>;
};

/** Renders a text with its blocks. Links are updated to the current URLs of their pages. */
export function RichText({ text, facts = NO_FACTS, blocks }: RichTextProps) {
  return (
    <Markdown
      text={text}
      {...(blocks && { blocks })}
      links={facts.links}
      drawBlock={(block) => drawBlock(block, facts)}
    />
  );
}
