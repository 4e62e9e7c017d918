/** ONE page: which domain reacts to which event, in the same transaction (architecture: domains). Bound when first imported. */
export {};
