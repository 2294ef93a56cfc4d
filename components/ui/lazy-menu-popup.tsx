'use client';

import { lazyPart } from './lazy-part';

const load = () => import('./menu-popup').then((module) => module.MenuPopup);

/** Preloads the code of the menus. */
export const prepareMenus = () => void load().catch(() => undefined);

/** Menu whose code loads when the browser is idle, or on hover or focus of the first menu button. */
export const LazyMenuPopup = lazyPart(load, { whenIdle: true });
