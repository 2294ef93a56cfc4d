import sprite from './icons.svg';

/** Names of the icons in icons.svg. */
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

/** Sprite icon with two elements and no JavaScript, for the layout and for rows, because a screen has many of them. */
export function Icon({ name, className = 'size-4' }: IconProps) {
  return (
    <svg aria-hidden className={`icon ${className}`}>
      <use href={iconHref(name)} />
    </svg>
  );
}
