'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from './until-loaded';

const load = () => untilLoaded(() => import('./menu-popup'));

/** Loads the code of the menus before the first one opens. */
export const prepareMenus = () => void load().catch(() => undefined);

/** A menu, whose code loads when somebody points at the first button of one, or tabs to it. */
export const LazyMenuPopup = dynamic(() => load().then(({ MenuPopup }) => MenuPopup), {
  ssr: false,
});
