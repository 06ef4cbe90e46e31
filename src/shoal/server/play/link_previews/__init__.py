"""Link previews (postcards): a picture of a table for those who are sent its address, drawn from a spectator's view.

Who asks is nobody that we know: a program of another site, or anybody. So a picture shows what every spectator may see,
of a running game two turns late, and never a judgement. Its colours and shapes are those of the pages (`shapes.json`).
"""
