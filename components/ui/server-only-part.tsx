'use client';

import { type ComponentType, useState } from 'react';

/**
 * Returns a component that only the server renders; in the browser React takes its HTML as it is. Without this, a page
 * with React would contain each static part a second time, as data, and the browser would go through its elements.
 * @param Part the component, or null in the browser, so that bundlers leave its code out
 */
export function serverOnlyPart<Props extends object>(
  id: string,
  Part: ComponentType<Props> | null,
) {
  return function ServerOnlyPart(props: Props) {
    // Not empty, in case React has to write the page again.
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has rendered here.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}
