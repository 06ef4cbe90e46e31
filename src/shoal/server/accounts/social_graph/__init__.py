"""What players think of each other: whom they follow, mute and block, and whose chat they read.

Nobody is told who follows, mutes or blocks them.
"""
