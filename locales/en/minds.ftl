# The opponents, from the weakest to the strongest.
minds-level-pupil = Pupil
minds-level-scribe = Scribe
minds-level-architect = Architect
minds-level-vizier = Vizier
minds-level-oracle = Oracle
