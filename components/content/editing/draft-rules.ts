type KeeperState = {
  /** True while an action runs or a conflict is open: the stored text must not change during that time. */
  isHeld: boolean;
  /** A request is in flight. Its response contains the version that the next request needs. */
  isRunning: boolean;
};

/** Returns whether a draft may be saved now. */
export const maySend = ({ isHeld, isRunning }: KeeperState): boolean => !isHeld && !isRunning;
