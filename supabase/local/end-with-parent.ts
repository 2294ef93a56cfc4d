// Preloaded into the app's process: it must not outlive a stack that was killed.
process.on('disconnect', () => process.exit());
