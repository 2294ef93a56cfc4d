'use client';

import { lazyPart } from './lazy-part';

const load = () => import('./menu-popup').then((module) => module.MenuPopup);

/** Loads the code of the menus before the first one opens. */
export const prepareMenus = () => void load().catch(() => undefined);

/** A menu, whose code loads when the browser is idle, or someone points at the first button of one or tabs to it. */
export const LazyMenuPopup = lazyPart(load, { whenIdle: true });
