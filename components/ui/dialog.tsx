'use client';

import { useState } from 'react';
import type { DialogProps } from './dialog-popup';
import { lazyPart } from './lazy-part';

const DialogPopup = lazyPart(() => import('./dialog-popup').then((module) => module.DialogPopup), {
  whenIdle: true,
});

/** Dialog whose code loads when the browser is idle or the first dialog opens. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened && <DialogPopup {...props} />;
}
