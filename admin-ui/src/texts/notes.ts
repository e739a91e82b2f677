/** Notes of the staff about records. */
export const notes = {
  'notes.title': 'Team notes',
  'notes.text': 'Note',
  'notes.hint': 'For the agency only. Everybody of the staff can read it. Type @ to name a colleague, who is told.',
  'notes.colleagues': 'Colleagues',
  'notes.named': 'Tells %{names}',
  'notes.add': 'Add note',
  'notes.added': 'Note added successfully',
  'notes.addFailed': 'Failed to add the note',
  'notes.required': 'Please write a note',
  'notes.tooLong': 'The note must be at most 2000 characters long',
  'notes.authorGone': 'Somebody who has left',
  'notes.delete': 'Delete note of %{moment}',
  'notes.deleteTitle': 'Delete note?',
  'notes.deleteConfirm': 'Are you sure you want to delete this note? This action cannot be undone.',
  'activityField.note': 'Note',
  'notes.deleted': 'Note deleted successfully',
} as const;
