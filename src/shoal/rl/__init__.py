"""Games in the forms that researchers use: PettingZoo, a vectorised environment, OpenSpiel; numpy from here on."""
