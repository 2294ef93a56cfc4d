'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { DialogProps } from './dialog-popup';
import { loadWhenIdle } from './load-when-idle';
import { untilLoaded } from './until-loaded';

const load = () => import('./dialog-popup');
loadWhenIdle(load);

const DialogPopup = dynamic(() => untilLoaded(load).then((module) => module.DialogPopup), {
  ssr: false,
});

/** A dialog, whose code loads when the browser is idle, or the first one opens. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened && <DialogPopup {...props} />;
}
