'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { DialogProps } from './dialog-popup';
import { untilLoaded } from './until-loaded';

const DialogPopup = dynamic(
  () => untilLoaded(() => import('./dialog-popup')).then((module) => module.DialogPopup),
  {
    ssr: false,
  },
);

/** A dialog, whose code loads when the first one opens. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened && <DialogPopup {...props} />;
}
