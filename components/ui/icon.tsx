import sprite from './icons.svg';

/** The icons of icons.svg. */
export type IconName =
  | 'arrow-down'
  | 'arrow-right'
  | 'arrow-up'
  | 'bell'
  | 'briefcase'
  | 'building-2'
  | 'calendar-check'
  | 'calendar-clock'
  | 'calendar-days'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-up'
  | 'chevrons-up'
  | 'circle-user'
  | 'columns-3'
  | 'columns-4'
  | 'download'
  | 'ellipsis'
  | 'equal'
  | 'file-text'
  | 'graduation-cap'
  | 'history'
  | 'image'
  | 'layout-dashboard'
  | 'library'
  | 'list'
  | 'list-checks'
  | 'log-out'
  | 'mail'
  | 'menu'
  | 'message-square'
  | 'newspaper'
  | 'panel-left'
  | 'plus'
  | 'presentation'
  | 'search'
  | 'shield-user'
  | 'sliders-horizontal'
  | 'undo-2'
  | 'user-round'
  | 'users-round'
  | 'webhook'
  | 'workflow'
  | 'x';

const { src }: { src: string } = sprite;

export const iconHref = (name: IconName) => `${src}#${name}`;

type IconProps = { name: IconName; className?: string };

/** An icon that takes two elements and no code, for the shell and for rows, of which a screen has many. */
export function Icon({ name, className = 'size-4' }: IconProps) {
  return (
    <svg aria-hidden className={`icon ${className}`}>
      <use href={iconHref(name)} />
    </svg>
  );
}
