'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Text about the consequences, and whether they can be undone. */
  children: ReactNode;
  /** Verb and object, such as "Delete task". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Style of the confirm button. Most confirmations are destructive. */
  variant?: 'danger' | 'primary';
  onConfirm: () => void;
  pending?: boolean;
};

/** Confirmation dialog for an action. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Keep it',
  variant = 'danger',
  onConfirm,
  pending = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button variant="quiet" size="sm" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={variant} size="sm" pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
