# Les adversaires, du plus faible au plus fort.
minds-level-pupil = Élève
minds-level-scribe = Scribe
minds-level-architect = Architecte
minds-level-vizier = Vizir
minds-level-oracle = Oracle
