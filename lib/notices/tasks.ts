/** Sentences about tasks. */
export const taskNotices = {
  taskCreated: 'Task created successfully',
  taskCreateFailed: 'Failed to create task: Unknown error',
  taskUpdated: 'Task updated successfully',
  taskUpdateFailed: 'Failed to update task: Unknown error',
  taskDeleted: 'Task deleted successfully',
  taskDeleteFailed: 'Failed to delete task: Unknown error',
  taskNotFound: 'Failed to update task: it no longer exists',
  commentAdded: 'Comment added.',
  commentRemoved: 'Comment removed.',
  taskLinkSearchFailed: 'The search could not reach the server. Please try again.',
  viewSaved: 'View saved.',
  viewDeleted: 'View deleted.',
  viewNotSaved: 'The view was not saved. Its name may be in use, or you have 20 views already.',
  taskNeedsUser: 'User must be logged in to create tasks',
} as const;
