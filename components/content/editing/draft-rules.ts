type KeeperState = {
  /** A step of the person runs or a conflict is open: the stored text must not change in the meantime. */
  isHeld: boolean;
  /** A request is under way; its answer has the version that the next one needs. */
  isRunning: boolean;
};

/** Returns whether a draft may be sent now. */
export const maySend = ({ isHeld, isRunning }: KeeperState): boolean => !isHeld && !isRunning;
