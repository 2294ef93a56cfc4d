'use client';

import { type ComponentType, useState } from 'react';

/**
 * Returns a component that only the server renders; in the browser React keeps its HTML unchanged. Otherwise a page
 * with React would contain each static part a second time as data, and hydrate its elements.
 * @param Part the component, or null in the browser, so that bundlers omit its code
 */
export function serverOnlyPart<Props extends object>(
  id: string,
  Part: ComponentType<Props> | null,
) {
  return function ServerOnlyPart(props: Props) {
    // Not empty, in case React has to render the page again.
    const [html] = useState(() =>
      typeof window === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
    );
    return typeof window === 'undefined' && Part ? (
      <div id={id} className="contents">
        <Part {...props} />
      </div>
    ) : (
      <div
        id={id}
        className="contents"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the server has rendered.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}
