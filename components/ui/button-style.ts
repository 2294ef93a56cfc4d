type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'danger'
  | 'quiet-danger'
  | 'on-panel'
  | 'on-panel-secondary';
/** `beside` has the height of an input in the same row; `icon` is a square for one icon. */
type ButtonSize = 'lg' | 'beside' | 'md' | 'sm' | 'icon';

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-control font-medium transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent not-disabled:hover:bg-accent-strong',
  secondary:
    'border border-line-strong bg-surface text-ink not-disabled:hover:border-ink not-disabled:hover:bg-hover',
  quiet: 'text-ink not-disabled:hover:bg-hover',
  'quiet-danger': 'text-high not-disabled:hover:bg-hover',
  danger: 'bg-high text-on-accent not-disabled:hover:bg-urgent',
  'on-panel': 'bg-on-panel text-panel not-disabled:hover:bg-on-panel-2',
  'on-panel-secondary':
    'border border-on-panel-3 text-on-panel not-disabled:hover:border-on-panel not-disabled:hover:bg-panel-hover',
};

const sizes: Record<ButtonSize, string> = {
  lg: 'h-12 px-6 text-base',
  beside: 'h-11 px-4 text-[0.9375rem]',
  md: 'h-10 px-4 text-[0.9375rem]',
  sm: 'h-8 px-3 text-staff',
  icon: 'size-8',
};

/** Returns the classes of buttons and of links that look like buttons. */
export function buttonStyle({ variant = 'primary', size = 'md', className = '' }: ButtonLook) {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`;
}
