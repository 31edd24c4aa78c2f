/** Whether the list of keys is open; anything may open it. */
class KeyListState {
  open = $state(false);
}

export const keyList = new KeyListState();
