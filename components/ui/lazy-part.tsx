'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { loadWhenIdle } from './load-when-idle';
import { untilLoaded } from './until-loaded';

/** Code of a component, loaded at most once. */
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
  // During hydration, the component must match the server's output, which is empty.
  const Part = useSyncExternalStore(
    code.subscribe,
    () => code.part,
    () => undefined,
  );
  const [failure, setFailure] = useState<{ cause: unknown }>();

  // An effect, because the server must not load client code.
  useEffect(() => {
    if (!Part) code.loadOnce().catch((cause: unknown) => setFailure({ cause }));
  }, [Part, code]);

  if (failure) throw new Error('A part of the screen cannot be loaded', failure);
  return Part ? <Part {...props} /> : null;
}

type LazyPartOptions = {
  /** Loads the code after the page, before it is needed. */
  whenIdle?: boolean;
};

/**
 * Returns a client-only component whose code loads on first render. Throws during rendering if the code cannot be
 * loaded. It has no Suspense boundary: React keeps a fallback for 300 ms, and delays all other boundaries during that
 * time.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenIdle = false }: LazyPartOptions = {},
): ComponentType<Props> {
  const code = new PartCode(load);
  if (whenIdle) loadWhenIdle(() => code.loadOnce());
  return (props) => <ShownPart code={code} props={props} />;
}
