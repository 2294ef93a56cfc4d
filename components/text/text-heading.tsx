import type { ReactNode } from 'react';

type TextHeadingProps = {
  as: 'h2' | 'h3';
  id: string | undefined;
  /** Whether the words are a link already. */
  isLinked: boolean;
  children: ReactNode;
};

/** A heading that is a link to itself, so that its address can be copied. */
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
