import type { ReactNode } from 'react';

type TextHeadingProps = {
  as: 'h2' | 'h3';
  id: string | undefined;
  /** True if the heading already contains a link. */
  isLinked: boolean;
  children: ReactNode;
};

/** Heading that links to itself, so that its URL can be copied. */
export function TextHeading({ as: Heading, id, isLinked, children }: TextHeadingProps) {
  return (
    <Heading id={id}>
      {isLinked || !id ? (
        children
      ) : (
        <a href={`#${id}`} className="heading-anchor">
          {children}
        </a>
      )}
    </Heading>
  );
}
