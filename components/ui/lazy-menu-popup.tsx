'use client';

import dynamic from 'next/dynamic';
import { loadWhenIdle } from './load-when-idle';
import { untilLoaded } from './until-loaded';

const load = () => untilLoaded(() => import('./menu-popup'));
loadWhenIdle(load);

/** Loads the code of the menus before the first one opens. */
export const prepareMenus = () => void load().catch(() => undefined);

/** A menu, whose code loads when the browser is idle, or somebody points at the first button of one or tabs to it. */
export const LazyMenuPopup = dynamic(() => load().then(({ MenuPopup }) => MenuPopup), {
  ssr: false,
});
