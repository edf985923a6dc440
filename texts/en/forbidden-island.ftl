# forbidden-island
observatory = Observatory
