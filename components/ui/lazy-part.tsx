'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { loadWhenIdle } from './load-when-idle';
import { untilLoaded } from './until-loaded';

/** The code of a part, which loads at most once. */
class PartCode<Props> {
  part: ComponentType<Props> | undefined;
  private readonly load: () => Promise<ComponentType<Props>>;
  private readonly shown = new Set<() => void>();

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.load = load;
  }

  async loadOnce(): Promise<void> {
    this.part ??= await untilLoaded(this.load);
    for (const update of this.shown) update();
  }

  subscribe = (update: () => void) => {
    this.shown.add(update);
    return () => void this.shown.delete(update);
  };
}

type ShownPartProps<Props> = { code: PartCode<Props>; props: Props };

function ShownPart<Props extends object>({ code, props }: ShownPartProps<Props>) {
  // React hydrates what the server has rendered: nothing.
  const Part = useSyncExternalStore(
    code.subscribe,
    () => code.part,
    () => undefined,
  );
  const [failure, setFailure] = useState<{ cause: unknown }>();

  // The server loads no code of the browser.
  useEffect(() => {
    if (!Part) code.loadOnce().catch((cause: unknown) => setFailure({ cause }));
  }, [Part, code]);

  if (failure) throw new Error('A part of the screen cannot be loaded', failure);
  return Part ? <Part {...props} /> : null;
}

type LazyPartOptions = {
  /** Loads the code after the page, before the part is first shown. */
  whenIdle?: boolean;
};

/**
 * Returns a part of a screen that only the browser renders, and whose code loads when it is first shown. Throws where it
 * is shown if the code cannot be loaded. It has no Suspense boundary: React keeps a fallback for 300 ms, and during that
 * time those of all other boundaries too.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenIdle = false }: LazyPartOptions = {},
): ComponentType<Props> {
  const code = new PartCode(load);
  if (whenIdle) loadWhenIdle(() => code.loadOnce());
  return (props) => <ShownPart code={code} props={props} />;
}
