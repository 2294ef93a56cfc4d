// Preloaded into the app process, so that it ends when the stack is killed.
process.on('disconnect', () => process.exit());
